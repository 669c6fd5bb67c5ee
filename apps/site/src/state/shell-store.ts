import { create } from 'zustand'

type ShellState = {
  readonly isNarrow: boolean
  readonly isBalanceHidden: boolean
  readonly layer: 'search' | 'menu' | 'language' | null
}

/** The shell's stored preferences, and which of its layers is open. */
export const useShell = create<ShellState>(() => ({
  isNarrow: localStorage.getItem('rail') === 'narrow',
  isBalanceHidden: localStorage.getItem('balance') === 'hidden',
  layer: null,
}))

export function openLayer(layer: ShellState['layer']): void {
  useShell.setState({ layer })
}

export function toggleRail(): void {
  const isNarrow = !useShell.getState().isNarrow
  localStorage.setItem('rail', isNarrow ? 'narrow' : 'wide')
  useShell.setState({ isNarrow })
}

export function toggleBalance(): void {
  const isBalanceHidden = !useShell.getState().isBalanceHidden
  localStorage.setItem('balance', isBalanceHidden ? 'hidden' : 'shown')
  useShell.setState({ isBalanceHidden })
}
