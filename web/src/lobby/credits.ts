/** Facts of the credits: who made what, and under which licence it is given. */

export interface Work {
  name: string;
  url: string;
  licence: string;
}

export const FONTS: (Work & { about: string })[] = [
  {
    name: "Alegreya",
    url: "https://github.com/huertatipografica/Alegreya",
    licence: "SIL Open Font License 1.1",
    about: "web-credits-alegreya",
  },
  {
    name: "Grenze Gotisch",
    url: "https://github.com/Omnibus-Type/Grenze-Gotisch",
    licence: "SIL Open Font License 1.1",
    about: "web-credits-grenze",
  },
];

/** The contributors of game-icons.net, as its licence lists them. */
export const ICON_AUTHORS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];

export const SERVER: Work[] = [
  { name: "Python", url: "https://www.python.org", licence: "PSF License" },
  { name: "FastAPI", url: "https://fastapi.tiangolo.com", licence: "MIT" },
  { name: "Starlette", url: "https://www.starlette.io", licence: "BSD-3-Clause" },
  { name: "Pydantic", url: "https://docs.pydantic.dev", licence: "MIT" },
  { name: "Uvicorn", url: "https://www.uvicorn.org", licence: "BSD-3-Clause" },
  { name: "websockets", url: "https://websockets.readthedocs.io", licence: "BSD-3-Clause" },
  { name: "SQLAlchemy", url: "https://www.sqlalchemy.org", licence: "MIT" },
  { name: "msgspec", url: "https://jcristharif.com/msgspec", licence: "BSD-3-Clause" },
  { name: "ItsDangerous", url: "https://itsdangerous.palletsprojects.com", licence: "BSD-3-Clause" },
  { name: "markdown-it-py", url: "https://markdown-it-py.readthedocs.io", licence: "MIT" },
  { name: "fluent.runtime", url: "https://projectfluent.org", licence: "Apache-2.0" },
  { name: "PyYAML", url: "https://pyyaml.org", licence: "MIT" },
  { name: "Rich", url: "https://rich.readthedocs.io", licence: "MIT" },
  { name: "Typer", url: "https://typer.tiangolo.com", licence: "MIT" },
];

export const BROWSER: Work[] = [
  { name: "Svelte", url: "https://svelte.dev", licence: "MIT" },
  { name: "@fluent/bundle", url: "https://projectfluent.org", licence: "Apache-2.0" },
  { name: "Fontsource", url: "https://fontsource.org", licence: "OFL-1.1" },
  { name: "Iconify", url: "https://iconify.design", licence: "MIT" },
  { name: "lean-qr", url: "https://github.com/davidje13/lean-qr", licence: "MIT" },
];

export const BUILD: Work[] = [
  { name: "Vite", url: "https://vite.dev", licence: "MIT" },
  { name: "TypeScript", url: "https://www.typescriptlang.org", licence: "Apache-2.0" },
  { name: "SVGO", url: "https://svgo.dev", licence: "MIT" },
  { name: "subset-font", url: "https://github.com/papandreou/subset-font", licence: "BSD-3-Clause" },
  { name: "Hatchling", url: "https://hatch.pypa.io", licence: "MIT" },
  { name: "pytest", url: "https://pytest.org", licence: "MIT" },
  { name: "Hypothesis", url: "https://hypothesis.works", licence: "MPL-2.0" },
  { name: "Playwright", url: "https://playwright.dev", licence: "Apache-2.0" },
  { name: "axe-core", url: "https://www.deque.com/axe", licence: "MPL-2.0" },
  { name: "mypy", url: "https://mypy-lang.org", licence: "MIT" },
  { name: "Ruff", url: "https://docs.astral.sh/ruff", licence: "MIT" },
];
