// An XML document as an object tree: an element with children or attributes is an object, one with text only a string, repeated ones a
// list. Attributes begin with @, the text beside them is #text. Nothing is trusted: what is missing reads as empty.

export type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asTree = (value: unknown): Tree =>
  isTree(value) ? value : typeof value === 'string' ? { '#text': value } : {}

/** The first element at this path; empty if there is none. */
export function at(tree: Tree, ...path: readonly string[]): Tree {
  return path.reduce<Tree>((here, name) => list(here, name)[0] ?? {}, tree)
}

/** All elements of this name, in order. */
export function list(tree: Tree, name: string): readonly Tree[] {
  if (!Object.hasOwn(tree, name)) return []
  const found = tree[name]
  return Array.isArray(found) ? found.map(asTree) : [asTree(found)]
}

/** The text of an element, or an attribute's value. */
export function text(tree: Tree, name: string): string {
  if (!Object.hasOwn(tree, name)) return ''
  const found: unknown = Array.isArray(tree[name]) ? tree[name][0] : tree[name]
  if (typeof found === 'string') return found.trim()
  return isTree(found) && typeof found['#text'] === 'string' ? found['#text'].trim() : ''
}
