import type { flags } from './declared/flags.ts'
import type { permissions } from './declared/permissions.ts'
import type { topics } from './declared/topics.ts'
import type { menu } from './texts/menu-en.ts'

declare module '#contract/declare/register.ts' {
  interface Register {
    readonly permission: keyof typeof permissions
    readonly flag: keyof typeof flags
    readonly topic: keyof typeof topics
    readonly partTopic: {
      [T in keyof typeof topics]: (typeof topics)[T] extends { readonly isPart: true } ? T : never
    }[keyof typeof topics]
  }
}

declare module '#texts/keys.ts' {
  interface TextLists {
    readonly menu: typeof menu
  }
}
