/** Reads strips such as "wild A K": names parted by spaces. Throws where a name is no symbol of the game. */
export function symbolStrips<S extends string>(
  symbols: readonly S[],
  strips: readonly string[],
): readonly (readonly S[])[] {
  return strips.map((strip) =>
    strip.split(' ').map((name) => {
      const symbol = symbols.find((known) => known === name)
      if (symbol === undefined) throw new RangeError(`reels: ${name} is no symbol`)
      return symbol
    }),
  )
}
