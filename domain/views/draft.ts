/** A filter while it is edited: unlike a `Group`, its conditions may lack a value. */
import { type FieldKind, findField, type ViewScreen, viewFields } from "./fields.ts";
import { type Condition, type FilterNode, type Group, isGroup, nodesOf, OPERATORS, type Operator } from "./filter.ts";

export interface DraftCondition {
  readonly id: number;
  readonly field: string;
  readonly op: Operator;
  /** Null, an empty text or an empty list while it is incomplete. */
  readonly value: Condition["value"];
}

export interface DraftGroup {
  readonly id: number;
  readonly kind: "all" | "any";
  readonly nodes: readonly DraftNode[];
}

export type DraftNode = DraftCondition | DraftGroup;

export function isDraftGroup(node: DraftNode): node is DraftGroup {
  return "nodes" in node;
}

export function toDraft(filter: Group | null): DraftGroup {
  let id = 0;
  function read(node: FilterNode): DraftNode {
    id += 1;
    if (!isGroup(node)) return { id, ...node };
    const group = { id, kind: "all" in node ? ("all" as const) : ("any" as const) };
    return { ...group, nodes: nodesOf(node).map(read) };
  }
  return read(filter ?? { all: [] }) as DraftGroup;
}

/** For `parseFilter`, which leaves incomplete conditions and empty groups out. */
export function fromDraft(node: DraftNode): FilterNode {
  if (!isDraftGroup(node)) return { field: node.field, op: node.op, value: node.value };
  const nodes = node.nodes.map(fromDraft);
  return node.kind === "all" ? { all: nodes } : { any: nodes };
}

function largestId(node: DraftNode): number {
  return isDraftGroup(node) ? Math.max(node.id, ...node.nodes.map(largestId)) : node.id;
}

export function countDraftConditions(node: DraftNode): number {
  return isDraftGroup(node) ? node.nodes.reduce((sum, child) => sum + countDraftConditions(child), 0) : 1;
}

/** Replaces the node; null removes it. The root cannot be removed. */
export function changeNode(root: DraftGroup, id: number, change: (node: DraftNode) => DraftNode | null): DraftGroup {
  function visit(node: DraftNode): readonly DraftNode[] {
    if (node.id === id) {
      const changed = change(node);
      return changed === null ? [] : [changed];
    }
    return [isDraftGroup(node) ? { ...node, nodes: node.nodes.flatMap(visit) } : node];
  }
  const [changed] = visit(root);
  return changed !== undefined && isDraftGroup(changed) ? changed : { ...root, nodes: [] };
}

/** Adds a condition on the field to a group. */
export function addCondition(root: DraftGroup, groupId: number, screen: ViewScreen, field: string): DraftGroup {
  const condition = conditionOn(screen, field, largestId(root) + 1);
  return addTo(root, groupId, condition);
}

/** Adds a group with one condition on the field to a group. It is of the other kind, as a group of the same kind changes nothing. */
export function addGroup(root: DraftGroup, parent: DraftGroup, screen: ViewScreen, field: string): DraftGroup {
  const id = largestId(root) + 1;
  const kind = parent.kind === "all" ? "any" : "all";
  return addTo(root, parent.id, { id, kind, nodes: [conditionOn(screen, field, id + 1)] });
}

function addTo(root: DraftGroup, groupId: number, node: DraftNode): DraftGroup {
  return changeNode(root, groupId, (group) =>
    isDraftGroup(group) ? { ...group, nodes: [...group.nodes, node] } : group,
  );
}

function conditionOn(screen: ViewScreen, key: string, id: number): DraftCondition {
  const field = findField(screen, key) ?? viewFields(screen)[0];
  const kind = field?.kind ?? "text";
  return { id, field: field?.key ?? key, op: OPERATORS[kind][0] ?? "is", value: EMPTY[kind] };
}

/** A field that an editor starts with. */
const EMPTY: Readonly<Record<FieldKind, Condition["value"]>> = {
  text: "",
  number: null,
  amount: null,
  day: "-30d",
  time: "-30d",
  choice: [],
  person: [],
  list: [],
  flag: true,
};

/** Another field keeps the operator and value where both have the same kind. */
export function withField(condition: DraftCondition, screen: ViewScreen, field: string): DraftCondition {
  const kind = findField(screen, condition.field)?.kind;
  const isSameKind = kind !== undefined && kind === findField(screen, field)?.kind;
  const hasOwnValues = kind === "choice" || kind === "list";
  return isSameKind && !hasOwnValues ? { ...condition, field } : conditionOn(screen, field, condition.id);
}

export function withOperator(condition: DraftCondition, screen: ViewScreen, op: Operator): DraftCondition {
  const needsValue = op !== "empty" && op !== "not_empty";
  const kind = findField(screen, condition.field)?.kind ?? "text";
  return { ...condition, op, value: needsValue ? (condition.value ?? EMPTY[kind]) : condition.value };
}
