import { englishOf } from '#texts/words.ts'
import { namesEn } from './names-en.ts'
import type { settingsOffice } from '../contract.ts'

export const en = englishOf<typeof settingsOffice>()({
  'refusal.settings.unknown': 'We can’t find that setting.',
  'refusal.settings.noSuchPack': 'We can’t find that jurisdiction pack. Available packs: {packs}.',
  'refusal.settings.outOfBounds': 'This value is outside the allowed range.',

  ...namesEn,

  'settings.find': 'Find a setting',
  'settings.none': 'No results',
  'settings.changed': 'changed',
  'settings.startsAt': 'Default: {value}',
  'settings.empty': 'empty',
  'settings.bounds': '{least} – {most}',
  'settings.listHint': 'Separate values with commas.',
  'settings.edit': 'Change {name}',
  'settings.value': 'Value',
  'settings.reset': 'Reset to default',
  'settings.save': 'Save',
  'settings.secretHint': 'Enter a new value, or leave empty to delete it. The saved value is never shown.',
  'settings.review': 'Review change',
  'settings.diff': 'Your change',
  'settings.now': 'Now',
  'settings.next': 'New',
  'settings.same': 'The value is unchanged.',
  'settings.two': 'A second operator must approve this change before it applies.',
  'settings.one': 'Applies immediately; no approval is needed.',
  'settings.back': 'Edit',
  'settings.groups': 'Sections',
  'settings.saved': '{name} saved',
  'settings.yes': 'Yes',
  'settings.no': 'No',
})
