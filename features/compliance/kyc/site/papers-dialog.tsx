import { useState, type FormEvent } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { papers } from '../contract/member.ts'
import { leastPictures, MOST_PICTURES, paperKinds, type PaperKind } from '../rules/papers.ts'

/** Which paper, and its pictures: straight from a phone's camera or from its files. */
export function PapersDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(papers)
  const told = useTell(api.send, { tells: [api.mine] })
  const [kind, setKind] = useState<PaperKind>('idCard')
  const [files, setFiles] = useState<readonly File[]>([])
  const [isTried, setTried] = useState(false)
  // words about another picture would stand beside this one
  const pick = (next: readonly File[]) => {
    setFiles(next)
    told.reset()
  }
  const least = leastPictures[kind]
  const isShort = files.length < least
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isShort || told.isPending) return
    told.mutate(
      { body: { kind }, files },
      {
        onSuccess: ({ number }) => {
          toast({ tone: 'good', title: t('papers.sent', { number }) })
          setFiles([])
          setTried(false)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('papers.sendTitle')} text={t('papers.sendText')}>
      <form onSubmit={send} className="grid gap-4">
        <SelectField
          label={t('papers.kind')}
          value={kind}
          options={paperKinds.map((value) => ({ value, label: t(`papers.kind.${value}`) }))}
          onChange={({ target }) => setKind(paperKinds.find((each) => each === target.value) ?? 'idCard')}
        />
        <FileDrop
          label={t('papers.pictures')}
          hint={t(`papers.hint.${kind}`)}
          error={isTried && isShort ? t('refusal.papers.tooFewPictures', { least }) : undefined}
          files={files}
          onChange={pick}
          atMost={MOST_PICTURES}
        />
        {told.error && <Failure error={told.error} />}
        <Button type="submit" look="primary" wide busy={told.isPending}>
          {t('papers.send')}
        </Button>
      </form>
    </Dialog>
  )
}
