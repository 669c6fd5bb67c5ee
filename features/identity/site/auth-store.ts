import { create } from 'zustand'
import { sessionToken } from './session.ts'

export type AuthModal = 'login' | 'register' | 'logout' | 'welcome'

type AuthState = {
  readonly modal: AuthModal | null
  /** What the visitor wanted to do: done after the login. */
  readonly then: (() => void) | null
}

/** Which of the forms stands above the page. */
export const useAuthModal = create<AuthState>(() => ({ modal: null, then: null }))

export function openAuth(modal: AuthModal, then: (() => void) | null = null): void {
  useAuthModal.setState({ modal, then })
}

export function closeAuth(): void {
  useAuthModal.setState({ modal: null, then: null })
}

/** From one form to the other, keeping what was wanted. */
export function switchAuth(modal: AuthModal): void {
  useAuthModal.setState({ modal })
}

/** Does it now for a member; a visitor logs in first and then it is done (VAL-08). */
export function asMember(deed: () => void): void {
  if (sessionToken() === null) openAuth('login', deed)
  else deed()
}
