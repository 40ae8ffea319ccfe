/** The HTTP side of the server. */
import type {
  Analysis,
  Answers,
  Branch,
  Fill,
  Games,
  Ledger,
  Mine,
  NewTable,
  Ready,
  Replace,
  Sheet,
  Sit,
  TableInfo,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** A visitor gets a cookie with the first answer; two first questions at once would make two visitors of them. */
let first: Promise<void> | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const visits = /^\/(me|tables)\b/.test(path);
  if (visits) await first;
  let answer: Response;
  try {
    const asked = fetch(`/api${path}`, init);
    if (visits)
      first ??= asked.then(
        () => undefined,
        () => void (first = null),
      );
    answer = await asked;
  } catch {
    throw new ApiError(0, "offline", "offline");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, data.error ?? "server", data.message ?? answer.statusText);
  return data as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>("GET", path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const api = {
  games: () => once<Games>("/games"),
  content: <T>(game: string) => once<T>(`/games/${game}/content`),
  words: async (game: string, entry: string, language: string) =>
    (await once<{ text: string }>(`/games/${game}/words/${entry}/${language}`)).text,
  rules: (game: string, language: string) => once<Ledger>(`/games/${game}/rules?lang=${language}`),
  /** The clauses that answer a question, of one game or of all. */
  search: (question: string, language: string, game = "") =>
    once<Answers>(`/rules/search?${new URLSearchParams({ q: question, lang: language, game })}`),
  me: () => call<Mine>("GET", "/me"),
  /** The sheets of the own record, by game. */
  achievements: () => call<Record<string, Sheet[]>>("GET", "/me/achievements"),
  create: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  sit: (id: string, wish: Sit) => call<TableInfo>("POST", `/tables/${id}/sit`, wish),
  /** A new link for the own seat; the old one opens nothing any more. */
  renew: (id: string) => call<TableInfo>("POST", `/tables/${id}/renew`),
  leave: (id: string) => call<TableInfo>("POST", `/tables/${id}/leave`),
  begin: (id: string, wish: Fill) => call<TableInfo>("POST", `/tables/${id}/begin`, wish),
  ready: (id: string, wish: Ready) => call<TableInfo>("POST", `/tables/${id}/ready`, wish),
  standIn: (id: string, wish: Replace) => call<TableInfo>("POST", `/tables/${id}/replace`, wish),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  branch: (id: string, wish: Branch) => call<TableInfo>("POST", `/tables/${id}/branch`, wish),
  /** Looking back at a finished table: how far it is and what was found; begin; stop. */
  analysis: (id: string) => call<Analysis>("GET", `/tables/${id}/analysis`),
  lookBack: (id: string) => call<Analysis>("POST", `/tables/${id}/analysis`, {}),
  stopLookingBack: (id: string) => call<Analysis>("DELETE", `/tables/${id}/analysis`),
  openapi: () => once<any>("/openapi.json"),
};
