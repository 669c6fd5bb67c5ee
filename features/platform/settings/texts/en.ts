import { englishOf } from '#texts/words.ts'
import type { settingsOffice } from '../contract.ts'

export const en = englishOf<typeof settingsOffice>()({
  'refusal.settings.unknown': 'There is no such setting.',
  'refusal.settings.noSuchPack': 'There is no jurisdiction pack of this name. There are: {packs}.',
  'refusal.settings.outOfBounds': 'This value is outside what the setting allows.',

  'settings.find': 'Find a setting',
  'settings.none': 'No setting reads like this.',
  'settings.changed': 'changed',
  'settings.startsAt': 'Starts at {value}',
  'settings.empty': 'empty',
  'settings.bounds': '{least} to {most}',
  'settings.listHint': 'Separated by commas.',
  'settings.edit': 'Change {name}',
  'settings.value': 'Value',
  'settings.reset': 'As it starts',
  'settings.save': 'Save',
  'settings.secretHint': 'Type the new value; empty takes it away. What is stored is never shown.',
  'settings.saved': '{name} is in force',
  'settings.yes': 'Yes',
  'settings.no': 'No',
})
