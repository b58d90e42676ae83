import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '#tools/dev/exec.ts'

type Compose = {
  services: { shop: { environment: Record<string, string>; deploy: { replicas: number } } }
  configs: { caddy: { content: string } }
}

/** What of compose.yaml is done here. */
export const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as Compose
