import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { closeAuth, switchAuth, useAuthModal } from './auth-store.ts'
import { beginSession } from './session.ts'

/** What follows a login or a registration: the session, fresh answers, a greeting, and what was wanted. */
export function useEntry() {
  const queries = useQueryClient()
  const { t } = useTexts()
  return (token: string, name: string, isNew: boolean) => {
    const { then } = useAuthModal.getState()
    beginSession(token)
    void queries.invalidateQueries()
    if (isNew && !then) {
      switchAuth('welcome')
      return
    }
    closeAuth()
    toast({ tone: 'good', title: t(isNew ? 'auth.welcome' : 'auth.welcomeBack', { name }) })
    then?.()
  }
}
