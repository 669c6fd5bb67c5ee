import { useState, type FormEvent } from 'react'
import { useAsk, useTell } from '#contract/react.ts'
import { RichField } from '#features/contact/notices/office/rich-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { inboxOffice, type Audience } from '../contract/office.ts'
import { AudienceFields } from './audience-fields.tsx'

type FormProps = { readonly merchant: string; readonly onClose: () => void }

const blank = { en: '', vi: '' }

/** Writes a letter; says whom it reaches before it goes. */
export function LetterForm({ merchant, onClose }: FormProps) {
  const { t } = useTexts()
  const api = useApi(inboxOffice)
  const write = useTell(api.write, { tells: [api.letters] })
  const [audience, setAudience] = useState<Audience>({ kind: 'member', account: '' })
  const [title, setTitle] = useState(blank)
  const [body, setBody] = useState(blank)
  const [given, setGiven] = useState({ link: '', isMarketing: false, alsoMail: false })
  const set = (part: Partial<typeof given>) => setGiven((before) => ({ ...before, ...part }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    write.mutate(
      {
        body: { merchant, audience, title, body, ...given, link: given.link.trim() || null },
      },
      {
        onSuccess: ({ state }) => {
          toast({
            tone: 'good',
            title: t(state === 'proposed' ? 'inboxOffice.proposed' : 'inboxOffice.sent'),
          })
          onClose()
        },
      },
    )
  }
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('inboxOffice.new')}
      foot={
        <Button type="submit" form="letter" look="primary" wide busy={write.isPending}>
          {t(audience.kind === 'all' ? 'inboxOffice.propose' : 'inboxOffice.send')}
        </Button>
      }
    >
      <form id="letter" onSubmit={send} className="grid gap-5">
        <AudienceFields audience={audience} onChange={setAudience} />
        <Switch
          label={t('inboxOffice.marketing')}
          hint={t('inboxOffice.marketingHint')}
          checked={given.isMarketing}
          onChange={({ target }) => set({ isMarketing: target.checked })}
        />
        <Switch
          label={t('inboxOffice.alsoMail')}
          hint={t('inboxOffice.alsoMailHint')}
          checked={given.alsoMail}
          onChange={({ target }) => set({ alsoMail: target.checked })}
        />
        <Reach merchant={merchant} audience={audience} {...given} />
        <Words title={title} body={body} onTitle={setTitle} onBody={setBody} />
        <TextField
          label={t('inboxOffice.link')}
          optional
          placeholder="/index?member=depositv2"
          maxLength={300}
          value={given.link}
          onChange={({ target }) => set({ link: target.value })}
        />
        {write.error && <Failure error={write.error} />}
      </form>
    </Drawer>
  )
}

type ReachProps = {
  readonly merchant: string
  readonly audience: Audience
  readonly isMarketing: boolean
  readonly alsoMail: boolean
}

/** Whom it reaches, told while it is written. */
function Reach({ merchant, audience, isMarketing, alsoMail }: ReachProps) {
  const { t, number } = useTexts()
  const isComplete = audience.kind !== 'member' || audience.account.trim() !== ''
  const { data, error } = useAsk(
    useApi(inboxOffice).reach,
    { body: { merchant, audience, isMarketing } },
    { when: isComplete },
  )
  if (error && isComplete) return <Failure error={error} />
  return (
    <p role="status" className="min-h-5 text-14 font-medium">
      {data && !isMarketing && t('inboxOffice.reach', { count: data.count })}
      {data &&
        isMarketing &&
        t('inboxOffice.reachMarketing', { count: data.count, agreed: number(data.agreed) })}{' '}
      {data && alsoMail && t('inboxOffice.reachMails', { count: data.mails })}
    </p>
  )
}

type Both = { readonly en: string; readonly vi: string }
type WordsProps = {
  readonly title: Both
  readonly body: Both
  readonly onTitle: (title: Both) => void
  readonly onBody: (body: Both) => void
}

function Words({ title, body, onTitle, onBody }: WordsProps) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<'en' | 'vi'>('en')
  return (
    <section className="grid gap-4">
      <Tabs
        label={t('inboxOffice.body')}
        look="segment"
        wide
        value={language}
        onChange={setLanguage}
        tabs={[
          { value: 'en', label: t('inboxOffice.language.en') },
          { value: 'vi', label: t('inboxOffice.language.vi') },
        ]}
      />
      <TextField
        label={t('inboxOffice.subject')}
        lang={language}
        required
        spellCheck
        maxLength={160}
        value={title[language]}
        onChange={({ target }) => onTitle({ ...title, [language]: target.value })}
      />
      <RichField
        key={language}
        label={t('inboxOffice.body')}
        lang={language}
        value={body[language]}
        onChange={(html) => onBody({ ...body, [language]: html })}
      />
      <div className="panel grid gap-2 bg-ground p-4" lang={language}>
        <p className="text-12 text-faint">{t('inboxOffice.preview')}</p>
        <p className="text-16 font-bold">{title[language] || '…'}</p>
        <RichText html={body[language]} />
      </div>
    </section>
  )
}
