import { create } from 'zustand'

const WIDE = 'office.isWide'
const BRAND = 'office.brand'
/** From this width on, a queue's table shows all its columns beside the menu with names. */
const ROOMY_PX = 1_200

type OfficeState = {
  /** Whether the rail shows names beside the icons; initially only in wide windows. */
  readonly isWide: boolean
  readonly isMenuOpen: boolean
  /** The current brand of an operator who works for several brands, but not all; null leaves the choice to the platform. */
  readonly brand: string | null
  /** Why the login is shown: displayed once above its form. */
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
