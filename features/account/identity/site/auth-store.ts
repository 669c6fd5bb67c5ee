import { create } from 'zustand'
import type { Reply } from '#contract/route.ts'
import type { identity } from '../contract.ts'
import type { ChangeWhy, ProofKind } from '../rules/entry.ts'
import { keepInvitation } from './register/invitation.ts'
import { sessionToken } from '#ui/api/session.ts'

// before the router rewrites the address
if (typeof location !== 'undefined') keepInvitation()

export type AuthModal = 'login' | 'register' | 'logout' | 'welcome' | 'forgot' | 'proof' | 'change' | 'away'

export type LoginReply = Reply<typeof identity.login>

/** A login whose password is correct and that requires two-step verification. */
export type OwedProof = {
  readonly ticket: string
  readonly proofs: readonly {
    readonly kind: ProofKind
    readonly hint: string
    readonly asksBankName: boolean
  }[]
}

/** The data of a login in progress. */
export type Entering = {
  readonly name: string
  readonly isNew?: boolean
  /** A trial account: its owner is neither new nor back. */
  readonly isTrial?: boolean
  /** The password that was just typed, so that the change-password dialog need not ask for it again (VAL-04). */
  readonly password?: string
}

type AuthState = {
  readonly modal: AuthModal | null
  /** The visitor's action, run after the login. */
  readonly then: (() => void) | null
  readonly entering: Entering | null
  readonly owed: OwedProof | null
  readonly changeWhy: ChangeWhy | null
  /** The session ended without a logout. The login form says so, because it covers the page. */
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

/** The dialog that is open above the page. */
export const useAuthModal = create<AuthState>(() => blank)

export function openAuth(modal: AuthModal, then: (() => void) | null = null): void {
  useAuthModal.setState({ ...blank, modal, then })
}

/** Opens the login after the session has ended, with the reason. */
export function openAfterEnd(): void {
  useAuthModal.setState({ ...blank, modal: 'login', hasEnded: true })
}

/** The server refuses all other calls until the password is changed: open the dialog above the page, also after a reload. */
export function owePassword(): void {
  if (!owesPassword(useAuthModal.getState())) useAuthModal.setState({ ...blank, modal: 'change' })
}

/** Whether the dialog of a required password change is open, or its question whether to log out instead. */
export const owesPassword = ({ modal, changeWhy }: AuthState): boolean =>
  modal === 'change' || (modal === 'logout' && changeWhy !== null)

export function closeAuth(): void {
  useAuthModal.setState(blank)
}

/** Switches between the forms and keeps the visitor's action. */
export function switchAuth(modal: AuthModal, more: Partial<Omit<AuthState, 'modal' | 'then'>> = {}): void {
  useAuthModal.setState({ modal, ...more })
}

/** Runs the action immediately for a member; for a visitor, after they log in (VAL-08). */
export function asMember(action: () => void): void {
  if (sessionToken() === null) openAuth('login', action)
  else action()
}
