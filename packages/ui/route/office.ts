import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { PermissionName } from '#contract/declare/register.ts'

/** The menu's groups, in order; each name is the text `office.group.<name>`. */
export const railGroups = ['money', 'people', 'games', 'words', 'house'] as const

/** Whether the operator has a permission. */
export type May = (permission: PermissionName) => boolean

/** What the back office gives to a page. */
export type OfficePageProps<Search extends string = never> = {
  /** The declared search parameters; undefined if the URL has none. */
  readonly search: { readonly [S in Search]: string | undefined }
  /** The parts of the path that start with `$`. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** Replaces all search parameters. */
  readonly setSearch: (search: { readonly [S in Search]?: string | undefined }) => void
  /** Replaces some and keeps the others. */
  readonly setSome: (search: { readonly [S in Search]?: string | undefined }) => void
  /** Opens another page. */
  readonly go: (href: string) => void
  readonly may: May
  /** Whether the operator may see every brand of the installation. */
  readonly isOfAllBrands: boolean
  /** Shown instead of the page if the path's parameters match no record. */
  readonly notFound: ReactNode
}

/** Where the menu shows a page. */
export type RailPlace = {
  /** Null places it above all groups. */
  readonly group: (typeof railGroups)[number] | null
  /** Position within the group. */
  readonly place: number
  readonly icon: LucideIcon
}

type Declared<Search extends string> = {
  readonly path: `/${string}`
  /** Its name in the menu and in the window title. */
  readonly en: string
  readonly vi: string
  /** The permission required to open it; the server checks it again at every call. */
  readonly needs?: PermissionName
  /** Undefined for a page that other pages link to. */
  readonly rail?: RailPlace
  /** The search parameters that it accepts, each a text; all others are dropped. */
  readonly search?: readonly Search[]
  /** Its component: a chunk of its own, loaded on opening. */
  readonly load: () => Promise<ComponentType<OfficePageProps<Search>>>
}

export type OfficePage = Declared<never>

/** Declares a page of the back office, in a feature's `office.ts`. */
export function officePage<const Search extends string = never>(page: Declared<Search>): OfficePage {
  return page as unknown as OfficePage // the host gives a page exactly the parameters that it declares
}

/** The value of a search parameter if it is one of these. */
export function oneOf<const V extends string>(values: readonly V[], text: string | undefined): V | undefined {
  return values.find((value) => value === text)
}
