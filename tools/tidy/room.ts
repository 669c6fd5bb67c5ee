/** A layer: which files it has, and what they may import. */
export type Room = {
  readonly name: string
  readonly files: RegExp
  /** Paths from the root that it may import, after `own` is filled in. */
  readonly may: readonly string[]
  /** Packages of npm and modules of Node that it may import: a pattern over `npm:…` and `node:…`. */
  readonly outside: RegExp
  readonly cure: string
}
