import clsx from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from '../action/icon-button.tsx'

export type CopyableProps = {
  readonly text: string
  /** The accessible name of the value, read with the button. */
  readonly what: string
  /** Displayed instead of the text, for example shortened. */
  readonly shown?: string
  readonly boxed?: boolean
  readonly className?: string | undefined
}

const DONE_SHOWN_MS = 1600

/** An ID, a hash, an account number: readable, and copied with one press. */
export function Copyable({ text, what, shown, boxed = false, className }: CopyableProps) {
  const { t } = useTexts()
  const [done, setDone] = useState(false)
  const copy = async () => {
    if (!(await copyText(text))) return
    setDone(true)
    setTimeout(() => setDone(false), DONE_SHOWN_MS)
  }
  return (
    <span
      className={clsx(
        'items-center gap-1',
        boxed ? 'flex w-full rounded-control bg-raised py-1 pr-1 pl-3' : 'inline-flex',
        className,
      )}
    >
      <span className={clsx('code min-w-0', boxed && 'flex-1 text-12')}>{shown ?? text}</span>
      <IconButton
        icon={done ? Check : Copy}
        label={t(done ? 'ui.copied' : 'ui.copyOf', { what })}
        size="sm"
        className={clsx(done && 'text-action-text')}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {done && t('ui.copied')}
      </span>
    </span>
  )
}
