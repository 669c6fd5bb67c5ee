import { Check, Copy, Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { copyText } from '#ui/data/copy-text.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import './on-paper.css'

/** The codes, shown only once: to copy, download or print. The member must confirm before closing that they are stored. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Dialog
      open={codes.length > 0}
      onClose={onClose}
      mustAnswer
      width="narrow"
      title={t('security.recoveryTitle')}
      text={t('security.recoveryText')}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('security.recoveryKept')}
        </Button>
      }
    >
      <Codes codes={codes} />
    </Dialog>
  )
}

/** How long the button shows "copied". */
const COPIED_MS = 2_000

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  const info = useApiQuery(useApi(members).info)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const head = t('security.recoveryFile', {
    brand: info.data?.merchant ?? '',
    account: info.data?.account ?? '',
  })
  const text = `${head}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <div className="on-paper rounded-card bg-raised p-5">
        <p className="mb-3 hidden text-13 print:block">{head}</p>
        <ol className="num grid grid-cols-2 gap-x-6 gap-y-2.5 text-center text-16 font-semibold tracking-wider">
          {codes.map((code) => (
            <li key={code} className="code">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Button size="sm" icon={isCopied ? Check : Copy} onClick={() => void copyText(text).then(setCopied)}>
          {t(isCopied ? 'security.recoveryCopied' : 'security.recoveryCopy')}
        </Button>
        <Button size="sm" icon={Download} onClick={() => save(text)}>
          {t('security.recoveryDownload')}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => print()}>
          {t('security.recoveryPrint')}
        </Button>
      </div>
      <Notice tone="warning">{t('security.recoveryKeep')}</Notice>
    </div>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
