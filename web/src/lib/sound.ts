/**
 * What is heard at a table: wood, paper and metal, made here of noise and plucked tones. Nothing sounds before the
 * reader has touched the page, as browsers want it. What an event sounds like it says itself.
 */
import { prefs } from "./prefs.svelte";
import type { Event, Sound } from "./types";

type Made = Sound | "chime";

const LOUDEST = 0.5; // of what a device can: nobody starts at the full volume
const APART = 0.07; // seconds between two sounds of one moment
const AGAIN = 0.14; // seconds before the same sound is heard again
const AHEAD = 0.35; // seconds of sounds that may wait; more would lag behind what is seen

let context: AudioContext | null = null;
let out: GainNode;
let hiss: AudioBuffer;
let last = { at: 0, what: "" as Made | "" };

/** Sounds may be made from the first click or key on. */
export function listen(): () => void {
  const touched = () => {
    if (!context) begin();
    else if (context.state === "suspended") void context.resume();
  };
  addEventListener("pointerdown", touched);
  addEventListener("keydown", touched);
  return () => {
    removeEventListener("pointerdown", touched);
    removeEventListener("keydown", touched);
  };
}

function begin(): void {
  context = new AudioContext();
  out = new GainNode(context);
  const soft = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 });
  out.connect(soft).connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

/** An event is shown: it sounds, if it has a sound. */
export function sound(event: Event): void {
  if (event.sound && !document.hidden) play(event.sound);
}

/** It is one's own turn. Also a tab in the background may say so. */
export function chime(): void {
  play("chime");
}

export function play(what: Made): void {
  if (!context || prefs.muted || !prefs.volume) return;
  const now = context.currentTime;
  const at = Math.max(now + 0.01, last.at + APART);
  if (at - now > AHEAD || (what === last.what && at - last.at < AGAIN)) return;
  last = { at, what };
  out.gain.value = (prefs.volume / 100) ** 2 * LOUDEST; // ears hear in steps that grow
  MADE[what](at);
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

interface Burst {
  type: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  loud: number;
  /** Seconds until it is loudest, and how long it lasts. */
  rise?: number;
  length: number;
}

/** A breath of noise through a filter: a knock, a rustle, a scrape. */
function burst(at: number, { type, from, to = from, q = 1, loud, rise = 0.002, length }: Burst): void {
  const source = new AudioBufferSourceNode(context!, { buffer: hiss });
  const filter = new BiquadFilterNode(context!, { type, frequency: from, Q: q });
  const gain = new GainNode(context!, { gain: 0 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, between(0, 0.5), length + 0.05);
}

/** Something that is struck rings: partials that fade, the high ones sooner. */
function ring(at: number, tone: number, partials: number[], loud: number, length: number): void {
  partials.forEach((partial, i) => {
    const fades = length / (1 + i * 0.6);
    const source = new OscillatorNode(context!, { frequency: tone * partial });
    const gain = new GainNode(context!, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud / (1 + i), at + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + fades);
    source.connect(gain).connect(out);
    source.start(at);
    source.stop(at + fades + 0.05);
  });
}

/** Wood on wood. */
function knock(at: number, loud: number): void {
  burst(at, { type: "bandpass", from: between(900, 1700), q: 5, loud, length: 0.035 });
  ring(at, between(210, 320), [1, 2.4], loud * 0.35, 0.05);
}

const MADE: Record<Made, (at: number) => void> = {
  dice(at) {
    [0, 0.055, 0.1, 0.17, 0.27].forEach((later, i) => knock(at + later + between(0, 0.015), 0.75 - i * 0.12));
  },
  wood(at) {
    knock(at, 0.6);
  },
  coin(at) {
    const tone = between(2300, 2500);
    ring(at, tone, [1, 1.52, 2.29], 0.16, 0.22);
    ring(at + 0.075, tone * 1.12, [1, 1.52, 2.29], 0.2, 0.34);
  },
  card(at) {
    burst(at, { type: "bandpass", from: 2600, to: 4800, q: 0.8, loud: 0.3, rise: 0.03, length: 0.09 });
    burst(at + 0.085, { type: "lowpass", from: 1100, loud: 0.5, length: 0.03 });
  },
  steel(at) {
    burst(at, { type: "highpass", from: 3200, loud: 0.22, length: 0.09 });
    ring(at, between(780, 860), [1, 1.71, 2.76, 4.07], 0.2, 0.5);
  },
  page(at) {
    burst(at, { type: "bandpass", from: 700, to: 3400, q: 0.7, loud: 0.3, rise: 0.13, length: 0.3 });
    burst(at + 0.27, { type: "lowpass", from: 900, loud: 0.22, length: 0.05 });
  },
  chime(at) {
    ring(at, 587.33, [1, 2, 3.01], 0.26, 1);
    ring(at + 0.16, 880, [1, 2, 3.01], 0.24, 1.3);
  },
};
