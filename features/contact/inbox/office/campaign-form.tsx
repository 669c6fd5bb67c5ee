import { useState } from 'react'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { RichField } from '#features/contact/notices/office/rich-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { inboxOffice, type Audience } from '../contract/office.ts'
import { AudienceFields } from './audience-fields.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'inbox.linkInvalid': 'link',
  'inbox.unknownMember': 'audience',
} as const

type FormProps = { readonly merchant: string; readonly onClose: () => void }

type Both = { en: string; vi: string }
type Draft = {
  audience: Audience
  title: Both
  body: Both
  link: string
  isMarketing: boolean
  alsoMail: boolean
}

const blankDraft: Draft = {
  audience: { kind: 'member', account: '' },
  title: { en: '', vi: '' },
  body: { en: '', vi: '' },
  link: '',
  isMarketing: false,
  alsoMail: false,
}

/** Writes a campaign; shows how many members it reaches before it is sent. */
export function CampaignForm({ merchant, onClose }: FormProps) {
  const { t } = useTexts()
  const api = useApi(inboxOffice)
  const write = useApiMutation(api.write, { invalidates: [api.letters] })
  const form = useForm<Draft>({ defaultValues: blankDraft })
  const { audience, isMarketing, alsoMail } = form.watch()
  const send = form.onSubmit((draft) =>
    write.mutate(
      {
        body: { merchant, ...draft, link: draft.link.trim() || null },
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
    ),
  )
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
        <AudienceFields audience={audience} onChange={form.bound('audience').onChange} />
        <Switch
          label={t('inboxOffice.marketing')}
          hint={t('inboxOffice.marketingHint')}
          {...form.register('isMarketing')}
        />
        <Switch
          label={t('inboxOffice.alsoMail')}
          hint={t('inboxOffice.alsoMailHint')}
          {...form.register('alsoMail')}
        />
        <Reach merchant={merchant} audience={audience} isMarketing={isMarketing} alsoMail={alsoMail} />
        <Words form={form} />
        <TextField
          label={t('inboxOffice.link')}
          optional
          placeholder="/index?member=depositv2"
          {...textBounds(inboxOffice.write, 'link')}
          {...form.register('link')}
        />
        {write.error && <FormFailure error={write.error} fields={FIELD_OF} />}
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

/** The number of recipients, updated while the form is edited. */
function Reach({ merchant, audience, isMarketing, alsoMail }: ReachProps) {
  const { t, number } = useTexts()
  const isComplete = audience.kind !== 'member' || audience.account.trim() !== ''
  const { data, error } = useApiQuery(
    useApi(inboxOffice).reach,
    { body: { merchant, audience, isMarketing } },
    { enabled: isComplete },
  )
  if (error && isComplete) return <FormFailure error={error} fields={FIELD_OF} />
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

function Words({ form }: { readonly form: Form<Draft> }) {
  const { t } = useTexts()
  const { title, body } = form.watch()
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
        onChange={({ target }) => form.setValue(`title.${language}`, target.value)}
      />
      <RichField
        key={language}
        label={t('inboxOffice.body')}
        lang={language}
        value={body[language]}
        onChange={(html) => form.setValue(`body.${language}`, html)}
      />
      <div className="panel grid gap-2 bg-ground p-4" lang={language}>
        <p className="text-12 text-faint">{t('inboxOffice.preview')}</p>
        <p className="text-16 font-bold">{title[language] || '…'}</p>
        <RichText html={body[language]} />
      </div>
    </section>
  )
}
