/**
 * The part of papaparse that is used. The published types refer to Node's, which would become visible in the web app.
 */
declare module "papaparse" {
  interface ParseError {
    readonly type: "Quotes" | "Delimiter" | "FieldMismatch";
    readonly code: string;
    readonly row?: number;
  }
  interface ParseConfig {
    readonly delimiter: string;
    readonly newline: "\n";
    readonly quoteChar?: string;
    readonly preview?: number;
  }
  interface ParseResult {
    readonly data: string[][];
    readonly errors: readonly ParseError[];
  }
  const papaparse: { parse(text: string, config: ParseConfig): ParseResult };
  export default papaparse;
}
