import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { boxClass, Field } from '#ui/form/field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'

/** VAL-06: a new picture at most once a second. */
const REST_MS = 1_100

export type CaptchaFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** A new number requests a new picture: every failure resets it (AUT-02). */
  readonly round: number
  readonly error?: string | undefined
  /** For users who cannot read it: the device computes a longer proof of work instead. */
  readonly onCannotRead?: () => void
}

/** The letters of a captcha picture, required after a failure; case-insensitive. */
export function CaptchaField({ round, error, onCannotRead, ...input }: CaptchaFieldProps) {
  const { t } = useTexts()
  const { picture, isResting, renew } = usePicture(round)
  return (
    <Field
      label={t('entry.captcha')}
      hint={t('entry.captchaHint')}
      error={error}
      aside={
        onCannotRead && (
          <button type="button" className={linkClass} onClick={onCannotRead}>
            {t('entry.captchaCannot')}
          </button>
        )
      }
    >
      {(wiring) => (
        <div className="flex items-center gap-2">
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            className={`${boxClass} flex-1 font-num tracking-widest uppercase`}
            {...input}
            {...wiring}
          />
          {picture ? (
            <img
              src={picture}
              alt={t('entry.captchaAlt')}
              width={135}
              height={44}
              className="h-11 w-auto rounded-control border border-line"
            />
          ) : (
            <span className="h-11 w-33 animate-pulse rounded-control bg-raised" />
          )}
          <IconButton icon={RefreshCw} label={t('entry.captchaNew')} disabled={isResting} onClick={renew} />
        </div>
      )}
    </Field>
  )
}

function usePicture(round: number) {
  const { captcha } = useApi(identity)
  const [picture, setPicture] = useState<string | null>(null)
  const [isResting, setResting] = useState(false)
  const timer = useRef(0)
  const again = useRef(() => {})
  const renew = useCallback(() => {
    setResting(true)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setResting(false), REST_MS)
    captcha().then(
      (base64) => setPicture(`data:image/png;base64,${base64}`),
      (error: unknown) => {
        setPicture(null) // the button stays available for a retry
        // another user of this network has just received one: the server allows one a second (VAL-06)
        if (!(error instanceof RefusedError) || error.code !== 'identity.captchaTooSoon') return
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(() => again.current(), REST_MS)
      },
    )
  }, [captcha])
  useEffect(() => {
    again.current = renew
    renew()
    return () => window.clearTimeout(timer.current)
  }, [renew, round])
  return { picture, isResting, renew }
}
