/** The server's own description of its API, in the shape in which a reader needs it. */

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  maxLength?: number;
  maxItems?: number;
}
interface Operation {
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Field {
  name: string;
  /** How deep it lies: a field of an object in a list is 1. */
  depth: number;
  type: string;
  values: string[];
  required: boolean;
  fallback: string;
  most: number;
}
export interface Request {
  method: string;
  path: string;
  about: string;
  inPath: string[];
  body: Field[];
  answers: string[];
}

type Say = { listOf: string; or: string };

function follow(schema: Schema, api: OpenApi): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (api.components?.schemas?.[name] ?? {}) : schema;
}

function typeOf(schema: Schema, api: OpenApi, say: Say): string {
  const own = follow(schema, api);
  if (own.anyOf) return own.anyOf.map((each) => typeOf(each, api, say)).join(` ${say.or} `);
  if (own.type === "array" && own.items) return `${say.listOf} ${typeOf(own.items, api, say)}`;
  if (own.type === "object" && typeof own.additionalProperties === "object")
    return `object (${typeOf(own.additionalProperties, api, say)})`;
  return own.type ?? "any";
}

function fields(schema: Schema, api: OpenApi, say: Say, depth = 0): Field[] {
  const own = follow(schema, api);
  return Object.entries(own.properties ?? {}).flatMap(([name, given]) => {
    const field = follow(given, api);
    const text = field.anyOf?.find((each) => each.maxLength) ?? field;
    const inner = field.type === "array" && field.items ? fields(field.items, api, say, depth + 1) : [];
    const one: Field = {
      name,
      depth,
      type: typeOf(given, api, say),
      values: field.enum ?? [],
      required: own.required?.includes(name) ?? false,
      fallback: field.default === undefined ? "" : JSON.stringify(field.default),
      most: text.maxLength ?? field.maxItems ?? 0,
    };
    return [one, ...inner];
  });
}

export function requests(api: OpenApi, say: Say): Request[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content["application/json"]?.schema;
      return {
        method: method.toUpperCase(),
        path,
        about: operation.description ?? "",
        inPath: (operation.parameters ?? []).filter((each) => each.in === "path").map((each) => each.name),
        body: body ? fields(body, api, say) : [],
        // FastAPI names 422 for any parameter; only a body of the sender's can be wrong in form
        answers: Object.keys(operation.responses).filter((each) => body || each !== "422"),
      };
    }),
  );
}
