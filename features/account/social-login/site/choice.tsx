import { ArrowLeft, UserPlus, UserRoundCheck, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { LoginReply } from '#features/account/identity/site/auth-store.ts'
import { useEntry } from '#features/account/identity/site/use-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { ProviderName } from '../rules/providers.ts'
import { providerWords } from './arrival.ts'
import { LinkForm } from './link-form.tsx'
import { NewAccountForm } from './new-account-form.tsx'
import { ProviderMark } from './provider-mark.tsx'
import type { Newcomer } from './return-page.tsx'

export type ChoiceProps = {
  readonly provider: ProviderName
  readonly newcomer: Newcomer
  readonly onGo: (path: string) => void
}

/** The first login: link an existing account, or register a new one? Warns beforehand that the choice is final. */
export function Choice({ provider, newcomer, onGo }: ChoiceProps) {
  const { t } = useTexts()
  const { enter } = useEntry()
  const [chosen, setChosen] = useState<'link' | 'register' | null>(null)
  const name = t(providerWords[provider])
  const done = (reply: LoginReply, account: string) => {
    enter(reply, { name: account, isNew: chosen === 'register' })
    onGo(newcomer.returnTo)
  }
  return (
    <>
      <header className="grid gap-2">
        <ProviderMark of={provider} />
        <h1 className="text-28 font-bold tracking-tight">
          {newcomer.name ? t('social.chooseTitle', { name: newcomer.name }) : t('social.chooseTitleNameless')}
        </h1>
        {chosen === null && <p className="text-muted">{t('social.chooseText', { provider: name })}</p>}
      </header>
      <Notice tone="warning">{t('social.final')}</Notice>
      {chosen === null ? (
        <div className="grid gap-3">
          <Way
            icon={UserRoundCheck}
            title={t('social.haveTitle')}
            text={t('social.haveText', { provider: name })}
            onPress={() => setChosen('link')}
          />
          {newcomer.mayRegister ? (
            <Way
              icon={UserPlus}
              title={t('social.newTitle')}
              text={t('social.newText', { provider: name })}
              onPress={() => setChosen('register')}
            />
          ) : (
            <p className="text-muted">{t('social.newClosed')}</p>
          )}
        </div>
      ) : (
        <section className="panel grid gap-4 p-5 md:p-6">
          <h2 className="text-18 font-bold">
            {t(chosen === 'link' ? 'social.haveTitle' : 'social.newTitle')}
          </h2>
          {chosen === 'link' ? (
            <LinkForm ticket={newcomer.ticket} onDone={done} />
          ) : (
            <NewAccountForm newcomer={newcomer} onDone={done} />
          )}
          <Button look="ghost" icon={ArrowLeft} onClick={() => setChosen(null)}>
            {t('social.back')}
          </Button>
        </section>
      )}
    </>
  )
}

type WayProps = {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly text: ReactNode
  readonly onPress: () => void
}

function Way({ icon: Icon, title, text, onPress }: WayProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="panel flex items-start gap-4 p-5 text-left transition-colors hover:bg-raised"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action-text">
        <Icon size={20} aria-hidden />
      </span>
      <span className="grid gap-1">
        <span className="text-16 font-bold">{title}</span>
        <span className="text-muted">{text}</span>
      </span>
    </button>
  )
}
