import { useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

type Step = {
  /** Whether the state and the operator's permissions allow it. */
  readonly may: boolean
  readonly action: string
  /** The title of the dialog that asks for the reason; by default the action. */
  readonly title?: string
  readonly text: string
  /** What must be done before: the button waits for it. */
  readonly first?: string | null
  readonly call: {
    readonly mutate: (
      input: { readonly params: { readonly id: string }; readonly body: { readonly reason: string } },
      heard: { readonly onSuccess: () => void },
    ) => void
    readonly isPending: boolean
    readonly error: unknown
  }
}

export type LaunchDrawerProps = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly launch: Step
  readonly stop: Step
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The details of a reward that operators draft, with the button that launches the draft or stops what runs. */
export function LaunchDrawer({ id, title, text, launch, stop, onClose, children }: LaunchDrawerProps) {
  const [act, setAct] = useState<'launch' | 'stop' | null>(null)
  const step = act === 'stop' ? stop : launch
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      text={text}
      foot={
        launch.may ? (
          <div className="grid gap-2">
            {launch.first && <p className="text-13 text-muted">{launch.first}</p>}
            <Button look="primary" wide disabled={Boolean(launch.first)} onClick={() => setAct('launch')}>
              {launch.action}
            </Button>
          </div>
        ) : stop.may ? (
          <Button look="danger" wide onClick={() => setAct('stop')}>
            {stop.action}
          </Button>
        ) : null
      }
    >
      {children}
      <ReasonDialog
        open={act !== null}
        onClose={() => setAct(null)}
        title={step.title ?? step.action}
        text={step.text}
        action={step.action}
        isDanger={act === 'stop'}
        busy={launch.call.isPending || stop.call.isPending}
        error={launch.call.error ?? stop.call.error}
        onReason={(reason) =>
          act && step.call.mutate({ params: { id }, body: { reason } }, { onSuccess: onClose })
        }
      />
    </Drawer>
  )
}
