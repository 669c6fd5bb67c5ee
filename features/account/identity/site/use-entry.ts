import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { entryRefusals, identity } from '../contract.ts'
import { closeAuth, switchAuth, useAuthModal, type Entering, type LoginReply } from './auth-store.ts'
import { isExplained, tellEntered } from './entry-watch.ts'
import { beginSession } from '#ui/api/session.ts'

/**
 * The follow-up of every login method. `enter` takes the response: the session, refetched queries, the first-login call, the
 * change-password dialog if required, a greeting, and the visitor's action. `meet` takes a refusal: true if two-step verification is
 * required, whose dialog opens.
 */
export function useEntry() {
  const queries = useQueryClient()
  const { t } = useTexts()
  const { firstLogin } = useApi(identity)
  const enter = (reply: LoginReply, entering: Entering) => {
    const { then } = useAuthModal.getState()
    tellEntered()
    beginSession(reply.token)
    void queries.invalidateQueries()
    if (reply.firstTimeLogin) firstLogin().catch(() => undefined) // reported again at the next login
    if (reply.changeWhy) {
      switchAuth('change', { entering, changeWhy: reply.changeWhy, owed: null })
      return
    }
    if (entering.isNew && !then) {
      switchAuth('welcome')
      return
    }
    closeAuth()
    const key = entering.isNew ? 'auth.welcome' : 'auth.welcomeBack'
    toast({
      tone: 'good',
      title: entering.isTrial ? t('entry.trialOn') : t(key, { name: entering.name }),
    })
    then?.()
  }
  const meet = (error: unknown, entering: Entering): boolean => {
    if (isExplained(error)) return true
    if (!(error instanceof RefusedError) || error.code !== 'identity.proofNeeded') return false
    const owed = z.safeParse(owedSchema, error.detail)
    if (!owed.success) return false
    switchAuth('proof', { entering, owed: owed.data })
    return true
  }
  return { enter, meet }
}

const owedSchema = entryRefusals['identity.proofNeeded']
