import type { ComponentProps, ReactNode } from 'react'
import { useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { formatElapsed } from '#texts/formats.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { boxClass, Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useCode, type CodeSend } from './use-code.ts'

export type CodeFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Sends the code; a refusal is shown as a warning with the server's text. */
  readonly send: CodeSend
  /** Called before anything is sent: show what is missing at its own field and return false. */
  readonly maySend?: () => boolean | Promise<boolean>
  /** The server rejects the number: show the message under it. Without this callback it is a warning. */
  readonly onWrongNumber?: (words: string) => void
  /** The key of the wait after a code was sent, such as `login:+84901234567`. */
  readonly restKey: string
  /** The recipient, for the sentence below the field. */
  readonly to?: string
  /** Whether the message must not reveal if the address belongs to a member (A4). */
  readonly isGuarded?: boolean
  /** An external service runs its own human check before it sends its code. */
  readonly isCheckedOutside?: boolean
  readonly label?: ReactNode
  readonly error?: string | undefined
}

/** A one-time code with the button that sends it. Supports the phone's autofill; announced once when it is sent, not every second. */
export function CodeField({
  send,
  maySend,
  onWrongNumber,
  restKey,
  to = '',
  isGuarded = false,
  isCheckedOutside = false,
  label,
  error,
  ref,
  ...input
}: CodeFieldProps) {
  const texts = useTexts()
  const { t } = texts
  const box = useRef<HTMLInputElement | null>(null)
  const isUnderNumber = (failure: unknown) => onWrongNumber !== undefined && isWrongNumber(failure)
  const sendTold: CodeSend = () =>
    send().catch((failure: unknown) => {
      if (isUnderNumber(failure)) onWrongNumber?.(errorWords(texts, failure))
      throw failure
    })
  const code = useCode(sendTold, restKey, { isCheckedOutside })
  const press = async () => {
    if (maySend && !(await maySend())) return
    if (await code.press()) box.current?.focus()
  }
  const isResting = code.left > 0
  const isWaiting = code.error instanceof RefusedError && code.error.code === 'codes.wait'
  const sentWords = t(isGuarded ? 'codes.sentTo' : 'codes.sent', { address: to })
  return (
    <>
      <Field
        label={label ?? t('codes.label')}
        error={error}
        hint={code.hasSent && isResting ? sentWords : t('codes.hint')}
      >
        {(wiring) => (
          <div className="flex gap-2">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={255}
              spellCheck={false}
              className={`${boxClass} num flex-1 tracking-wider`}
              {...input}
              {...wiring}
              ref={(element) => {
                box.current = element
                if (typeof ref === 'function') ref(element)
                else if (ref) ref.current = element
              }}
            />
            <Button
              className="min-w-32"
              busy={code.isSending}
              disabled={isResting}
              onClick={() => void press()}
            >
              <span className="num">{buttonWords(t, code.left, code.hasSent)}</span>
            </Button>
          </div>
        )}
      </Field>
      <p className="sr-only" role="status">
        {code.hasSent && (isResting ? sentWords : t('codes.mayAskAgain'))}
      </p>
      <Dialog
        open={code.error !== null && !isUnderNumber(code.error)}
        onClose={code.forgetError}
        width="narrow"
        title={t(isWaiting ? 'codes.already' : 'codes.failed')}
        text={code.error === null ? '' : errorWords(texts, code.error)}
        actions={
          <Button look="primary" onClick={code.forgetError}>
            {t('ui.close')}
          </Button>
        }
      />
    </>
  )
}

function isWrongNumber(failure: unknown): boolean {
  if (!(failure instanceof RefusedError)) return false
  return failure.code === 'codes.invalid-phone-number' || failure.code === 'codes.missing-phone-number'
}

function buttonWords(t: Texts['t'], left: number, hasSent: boolean): string {
  if (left > 0) return t('codes.againIn', { time: formatElapsed(left).replace(/^0:0?/, '') })
  return t(hasSent ? 'codes.again' : 'codes.send')
}
