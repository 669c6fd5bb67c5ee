/** The member menu, apart from the other menus: the site's first view needs it without their help topics. */
import type { FlagName } from '#contract/declare/register.ts'
import { menu } from '#features/declared/menu.ts'

/** The pages of the member centre. */
export type MemberMenuPage = keyof typeof menu

type Row = {
  /** The entry's name in the specification (§2); its name in menus is the text `member.<page>`. */
  readonly name: string
  readonly place: number
  /** The flag that it needs. */
  readonly flag?: FlagName
  /** Only members of an agent's line can use it. */
  readonly who?: 'line'
}

const rows: { readonly [P in MemberMenuPage]: Row } = menu

const isPage = (name: string): name is MemberMenuPage => name in rows

/** All of them, in the order of every menu, as each feature declares its own in `menu.ts`. */
export const everyPage: readonly MemberMenuPage[] = Object.keys(rows)
  .filter(isPage)
  .toSorted((a, b) => rows[a].place - rows[b].place)

/** Those that a brand has for a member. */
export function memberPagesOf(isOn: (flag: string) => boolean, hasLine: boolean): readonly MemberMenuPage[] {
  return everyPage.filter((page) => {
    const { flag, who } = rows[page]
    return (!flag || isOn(flag)) && (!who || hasLine)
  })
}

/** Every page of the menu with its name in the specification, in order; for the server and the build. */
export function memberMenu(): readonly (Row & { readonly page: MemberMenuPage })[] {
  return everyPage.map((page) => ({ page, ...rows[page] }))
}
