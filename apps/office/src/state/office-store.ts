import { create } from 'zustand'

const WIDE = 'office.isWide'
const BRAND = 'office.brand'
const FAVOURITES = 'office.favourites'
const CLOSED_GROUPS = 'office.closedGroups'
/** From this width on, a queue's table shows all its columns beside the menu with names. */
const ROOMY_PX = 1_200

type OfficeState = {
  /** Whether the rail shows names beside the icons; initially only in wide windows. */
  readonly isWide: boolean
  readonly isMenuOpen: boolean
  /** Paths of the pages that the operator marked in this browser; they are listed first. */
  readonly favourites: readonly string[]
  readonly closedGroups: readonly string[]
  /** The current brand of an operator who works for several brands, but not all; null leaves the choice to the platform. */
  readonly brand: string | null
  /** Why the login is shown: displayed once above its form. */
  readonly notice: 'idle' | 'ended' | null
}

/** A list stored in this browser, one entry per line; empty if nothing is stored. */
function keptList(key: string): readonly string[] {
  return (localStorage.getItem(key) ?? '').split('\n').filter(Boolean)
}

export const useOffice = create<OfficeState>(() => ({
  isWide: (localStorage.getItem(WIDE) ?? (innerWidth < ROOMY_PX ? 'no' : 'yes')) === 'yes',
  isMenuOpen: false,
  favourites: keptList(FAVOURITES),
  closedGroups: keptList(CLOSED_GROUPS),
  brand: localStorage.getItem(BRAND),
  notice: null,
}))

export function toggleWide(): void {
  const isWide = !useOffice.getState().isWide
  localStorage.setItem(WIDE, isWide ? 'yes' : 'no')
  useOffice.setState({ isWide })
}

const flipped = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry]

export function toggleFavourite(path: string): void {
  const favourites = flipped(useOffice.getState().favourites, path)
  localStorage.setItem(FAVOURITES, favourites.join('\n'))
  useOffice.setState({ favourites })
}

export function toggleGroup(name: string): void {
  const closedGroups = flipped(useOffice.getState().closedGroups, name)
  localStorage.setItem(CLOSED_GROUPS, closedGroups.join('\n'))
  useOffice.setState({ closedGroups })
}

export function workIn(brand: string): void {
  localStorage.setItem(BRAND, brand)
  useOffice.setState({ brand })
}

export function openMenu(isMenuOpen: boolean): void {
  useOffice.setState({ isMenuOpen })
}

export function sayAtLogin(notice: OfficeState['notice']): void {
  useOffice.setState({ notice })
}
