/**
 * Whether JSON is nested deeper than `maxDepth`, ignoring brackets inside strings. Check it before parsing: each level costs
 * 60 bytes or more, and recursive code would exhaust the stack.
 */
export function isNestedTooDeep(json: string, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    switch (json.charCodeAt(index)) {
      case 0x22:
        index = endOfString(json, index);
        break;
      case 0x7b:
      case 0x5b:
        if (++depth > maxDepth) return true;
        break;
      case 0x7d:
      case 0x5d:
        depth--;
    }
  }
  return false;
}

/** Whether JSON has more values than `max`, ignoring commas and brackets inside strings. Parsed, a value costs 20 bytes or more. */
export function hasMoreValues(json: string, max: number): boolean {
  let count = 1;
  for (let index = 0; index < json.length; index++) {
    switch (json.charCodeAt(index)) {
      case 0x22:
        index = endOfString(json, index);
        break;
      case 0x2c:
      case 0x7b:
      case 0x5b:
        if (++count > max) return true;
    }
  }
  return false;
}

function endOfString(json: string, opening: number): number {
  let index = opening;
  do {
    index = json.indexOf('"', index + 1);
    if (index === -1) return json.length;
  } while (isEscaped(json, index));
  return index;
}

function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json.charCodeAt(index - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}
