import { create } from 'zustand'
import type { Reply } from '#contract/route.ts'
import type { identity } from '../contract.ts'
import type { ChangeWhy, ProofKind } from '../rules/entry.ts'
import { keepInvitation } from './register/invitation.ts'
import { sessionToken } from '#ui/api/session.ts'

// before the router tidies the address
if (typeof location !== 'undefined') keepInvitation()

export type AuthModal = 'login' | 'register' | 'logout' | 'welcome' | 'forgot' | 'proof' | 'change' | 'away'

export type LoginReply = Reply<typeof identity.login>

/** A login that is right and owes one more proof. */
export type OwedProof = {
  readonly ticket: string
  readonly proofs: readonly {
    readonly kind: ProofKind
    readonly hint: string
    readonly asksBankName: boolean
  }[]
}

/** What is known about who is coming in. */
export type Entering = {
  readonly name: string
  readonly isNew?: boolean
  /** The password that was just typed: the change-password window need not ask for it again (VAL-04). */
  readonly password?: string
}

type AuthState = {
  readonly modal: AuthModal | null
  /** What the visitor wanted to do: done after the login. */
  readonly then: (() => void) | null
  readonly entering: Entering | null
  readonly owed: OwedProof | null
  readonly changeWhy: ChangeWhy | null
  /** The session ended by itself: the form says so, as whatever stands behind it is not read. */
  readonly hasEnded: boolean
}

const blank: AuthState = {
  modal: null,
  then: null,
  entering: null,
  owed: null,
  changeWhy: null,
  hasEnded: false,
}

/** Which of the forms stands above the page. */
export const useAuthModal = create<AuthState>(() => blank)

export function openAuth(modal: AuthModal, then: (() => void) | null = null): void {
  useAuthModal.setState({ ...blank, modal, then })
}

/** The session is over: the way back in, which says why it is shown. */
export function openAfterEnd(): void {
  useAuthModal.setState({ ...blank, modal: 'login', hasEnded: true })
}

/** The server answers nothing else until the password is changed: the window stands above the page, after a reload too. */
export function owePassword(): void {
  if (!owesPassword(useAuthModal.getState())) useAuthModal.setState({ ...blank, modal: 'change' })
}

/** Whether the window of an owed change stands there, or its question whether to log out instead. */
export const owesPassword = ({ modal, changeWhy }: AuthState): boolean =>
  modal === 'change' || (modal === 'logout' && changeWhy !== null)

export function closeAuth(): void {
  useAuthModal.setState(blank)
}

/** From one form to the other, keeping what was wanted. */
export function switchAuth(modal: AuthModal, more: Partial<Omit<AuthState, 'modal' | 'then'>> = {}): void {
  useAuthModal.setState({ modal, ...more })
}

/** Does it now for a member; a visitor logs in first and then it is done (VAL-08). */
export function asMember(action: () => void): void {
  if (sessionToken() === null) openAuth('login', action)
  else action()
}
