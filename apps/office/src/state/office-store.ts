import { create } from 'zustand'

const WIDE = 'office.isWide'
const BRAND = 'office.brand'
/** From here on a queue's table has all its columns beside the names. */
const ROOMY_PX = 1_200

type OfficeState = {
  /** The rail shows names besides pictures, until someone puts them away; a small window begins without. */
  readonly isWide: boolean
  readonly isMenuOpen: boolean
  /** The brand that an operator of several, but not of all, works in; null leaves it to the platform. */
  readonly brand: string | null
  /** Why the login is shown: said once above its form. */
  readonly notice: 'idle' | 'ended' | null
}

export const useOffice = create<OfficeState>(() => ({
  isWide: (localStorage.getItem(WIDE) ?? (innerWidth < ROOMY_PX ? 'no' : 'yes')) === 'yes',
  isMenuOpen: false,
  brand: localStorage.getItem(BRAND),
  notice: null,
}))

export function toggleWide(): void {
  const isWide = !useOffice.getState().isWide
  localStorage.setItem(WIDE, isWide ? 'yes' : 'no')
  useOffice.setState({ isWide })
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
