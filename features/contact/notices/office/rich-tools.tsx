import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { richLink } from '#kit/rich-html.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useChoosePicture } from '#ui/action/choose-picture.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

type Tool = {
  readonly label: string
  readonly icon: LucideIcon
  readonly isOn?: boolean
  readonly run: () => void
}

type ToolsProps = {
  readonly editor: Editor
  readonly onPicture?: ((file: File) => Promise<string | null>) | undefined
}

/** The toolbar of the editor. */
export function RichTools({ editor, onPicture }: ToolsProps) {
  const { t } = useTexts()
  const [isLinking, setLinking] = useState(false)
  const tools = useTools(editor)
  const insert = async (chosen: File) => {
    const src = await onPicture?.(chosen)
    if (src) editor.chain().focus().setImage({ src, alt: '' }).run()
  }
  const picture = useChoosePicture((chosen) => void insert(chosen))
  return (
    <div className="border-b border-hair bg-raised/50">
      <div role="toolbar" aria-label={t('richText.tools')} className="flex flex-wrap gap-0.5 p-1">
        {tools.map(({ label, icon, isOn, run }) => (
          <IconButton
            key={label}
            icon={icon}
            size="sm"
            label={t(label)}
            {...(isOn === undefined ? {} : { pressed: isOn })}
            onClick={run}
          />
        ))}
        <IconButton
          icon={Link2}
          size="sm"
          label={t('richText.link')}
          pressed={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        {onPicture && (
          <>
            <IconButton icon={ImagePlus} size="sm" label={t('richText.picture')} onClick={picture.open} />
            {picture.input}
          </>
        )}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

/** The toolbar's actions, with those active at the cursor. */
function useTools(editor: Editor): readonly Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      bold: own.isActive('bold'),
      italic: own.isActive('italic'),
      underline: own.isActive('underline'),
      heading: own.isActive('heading', { level: 2 }),
      list: own.isActive('bulletList'),
      numbers: own.isActive('orderedList'),
      quote: own.isActive('blockquote'),
      link: own.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  return [
    { label: 'richText.bold', icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    { label: 'richText.italic', icon: Italic, isOn: on.italic, run: () => chain().toggleItalic().run() },
    {
      label: 'richText.underline',
      icon: Underline,
      isOn: on.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      label: 'richText.heading',
      icon: Heading2,
      isOn: on.heading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    { label: 'richText.list', icon: List, isOn: on.list, run: () => chain().toggleBulletList().run() },
    {
      label: 'richText.numbers',
      icon: ListOrdered,
      isOn: on.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: 'richText.quote', icon: Quote, isOn: on.quote, run: () => chain().toggleBlockquote().run() },
    { label: 'richText.undo', icon: Undo2, run: () => chain().undo().run() },
    { label: 'richText.redo', icon: Redo2, run: () => chain().redo().run() },
    ...(on.link
      ? [
          {
            label: 'richText.unlink',
            icon: Link2Off,
            run: () => chain().extendMarkRange('link').unsetLink().run(),
          },
        ]
      : []),
  ]
}

function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const { t } = useTexts()
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const link = richLink(address)
  const set = () => {
    if (!link) return
    editor.chain().focus().extendMarkRange('link').setLink({ href: link.href }).run()
    onDone()
  }
  return (
    <div className="flex items-end gap-2 px-2 pb-2">
      <TextField
        label={t('richText.address')}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // this field is inside a form, which Enter must not submit
          set()
        }}
        className="flex-1"
      />
      <Button onClick={set} disabled={link === null}>
        {t('richText.set')}
      </Button>
    </div>
  )
}
