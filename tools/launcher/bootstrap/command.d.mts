export function commandFile(root: string, name: string): string | null
