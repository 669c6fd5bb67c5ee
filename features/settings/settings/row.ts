import * as z from 'zod/mini'

/** One thing that a business person may change: its sentence, its type with bounds, and where it starts. */
export type SettingRow<T> = {
  readonly says: string
  readonly starts: T
  /** Where it starts in a demonstration, where that differs. */
  readonly demo?: T
  /** From its stored form; throws where a stored value is outside the type. */
  readonly read: (stored: unknown) => T
  readonly write: (value: T) => unknown
}

/** Declares a setting: what is stored and sent is its type's encoded form. */
export function row<S extends z.ZodMiniType>({
  says,
  type,
  starts,
  demo,
}: {
  says: string
  type: S
  starts: z.output<S>
  demo?: z.output<S>
}): SettingRow<z.output<S>> {
  return {
    says,
    starts,
    ...(demo === undefined ? {} : { demo }),
    read: (stored) => z.parse(type, stored),
    write: (value) => z.encode(type, value),
  }
}
