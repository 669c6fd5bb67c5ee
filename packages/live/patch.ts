import * as z from 'zod/mini'

/** Reads the patch of a live event by its schema; null where it is not of this shape: then the state is read again. */
export function readPatch<S extends z.ZodMiniType>(schema: S, patch: unknown): z.output<S> | null {
  const read = z.safeDecode(schema, patch as z.input<S>) // the schema checks what the event is
  return read.success ? read.data : null
}
