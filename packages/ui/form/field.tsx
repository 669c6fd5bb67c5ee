import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useReported } from './errors/field-errors.ts'
import { watchErrors } from './errors/first-error.ts'

watchErrors()

export type FieldWords = {
  readonly label: ReactNode
  /** A hint, shown before a mistake is made. */
  readonly hint?: ReactNode
  /** How to correct the mistake; nothing else is red. */
  readonly error?: string | undefined
  /** Shows "optional" beside the label; fields are required otherwise. */
  readonly optional?: boolean
  /** To the right of the label: limits, a link. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
}

export type FieldWiring = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, hint and error around one control, associated for screen readers. The error is the form's own, else the server's. */
export function Field({
  label,
  hint,
  error: own,
  optional = false,
  aside,
  className,
  children,
}: FieldWords & { readonly children: (wiring: FieldWiring) => ReactNode }) {
  const { t } = useTexts()
  const id = useId()
  const reported = useReported(id)
  const error = own ?? reported
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div
      data-field=""
      className={clsx('grid grid-cols-[auto_auto] content-start items-baseline gap-y-1.5', className)}
    >
      <label
        htmlFor={id}
        className={clsx('row-start-1 text-14 font-medium', aside ? 'col-start-1 pr-3' : 'col-span-2')}
      >
        {label}
        {optional && <span className="font-normal text-faint"> · {t('ui.optional')}</span>}
      </label>
      <div className="col-span-2 row-start-2 min-w-0">
        {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      </div>
      {/** shown beside the label but after the input in the tab order: Tab leads from the name to the password, not to the link */}
      {aside && (
        <span className="col-start-2 row-start-1 justify-self-end text-right text-12 text-faint">
          {aside}
        </span>
      )}
      {error ? (
        <p
          id={`${id}-error`}
          className="col-span-2 flex items-start gap-1.5 text-13 text-danger"
          role="alert"
        >
          <CircleAlert size={15} className="mt-0.5" aria-hidden />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="col-span-2 text-12 text-faint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The style of every text input. */
export const boxClass = clsx(
  'h-11 w-full min-w-0 scroll-mt-24 scroll-mb-36 rounded-control border border-control bg-surface px-3.5 text-16 text-text md:text-14',
  'transition-[border-color,box-shadow] duration-120 placeholder:text-faint hover:border-muted',
  'focus:border-action focus:shadow-[0_0_0_3px_var(--action-soft)] focus:outline-none',
  'aria-invalid:border-danger aria-invalid:focus:shadow-[0_0_0_3px_var(--danger-soft)]',
  'disabled:opacity-60 [&[readonly]]:bg-raised',
)
