/** Text as UTF-8 bytes, without TextEncoder, which pure code does not have. Lone surrogates become U+FFFD. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length)
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    if (code > 0x7f) return wideUtf8(text)
    ascii[place] = code
  }
  return ascii
}

function wideUtf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63))
      bytes.push(0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    }
  }
  return Uint8Array.from(bytes)
}

/** Lower-case hexadecimal text. */
export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
