import { create } from 'zustand'

const WIDE = 'office.isWide'

type OfficeState = {
  /** The rail shows names besides pictures. */
  readonly isWide: boolean
  readonly isMenuOpen: boolean
  /** Why the log-in is shown: said once above its form. */
  readonly notice: 'idle' | 'ended' | null
}

export const useOffice = create<OfficeState>(() => ({
  isWide: localStorage.getItem(WIDE) === 'yes',
  isMenuOpen: false,
  notice: null,
}))

export function toggleWide(): void {
  const isWide = !useOffice.getState().isWide
  localStorage.setItem(WIDE, isWide ? 'yes' : 'no')
  useOffice.setState({ isWide })
}

export function openMenu(isMenuOpen: boolean): void {
  useOffice.setState({ isMenuOpen })
}

export function sayAtLogin(notice: OfficeState['notice']): void {
  useOffice.setState({ notice })
}
