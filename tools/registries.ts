/** `npm run registries`: writes the lists of features and of their texts from the folders. */
import { writeRegistries } from './generate/registries-file.ts'

writeRegistries()
