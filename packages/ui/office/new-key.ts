import { hex } from '#kit/sha/bytes.ts'

const KEY_BYTES = 24

/** An API key as 48 hexadecimal digits that only this browser and whom it is given to know: the server stores its hash. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
