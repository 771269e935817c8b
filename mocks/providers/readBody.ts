/** Reads a request's body, whose fields the tables have checked, by dotted paths. */
export type Body = {
  /** '' when the field is missing. */
  readonly text: (path: string) => string;
  readonly isTrue: (path: string) => boolean;
  readonly list: (path: string) => readonly string[];
};

export function readBody(value: unknown): Body {
  const at = (path: string) => path.split('.').reduce(below, value);
  return {
    text(path) {
      const found = at(path);
      return typeof found === 'string' ? found : '';
    },
    isTrue: (path) => at(path) === true,
    list(path) {
      const found = at(path);
      return Array.isArray(found) ? found.map(String) : [];
    },
  };
}

function below(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : null;
}

/** The JSON of a body; null for any other. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
