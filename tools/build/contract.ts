import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString, type OpenAPI3, type OperationObject } from 'openapi-typescript'
import ts from 'typescript'

const folder = new URL('../../openapi/', import.meta.url)
const header = '// Generated from openapi/storefront.yaml by `npm run generate`; never edited.\n\n'

/** Everything made from the hand-written contract: file name inside openapi/generated -> its text. */
const contractFiles = async (): Promise<Map<string, string>> => {
  const document = await bundled()
  return new Map([
    ['storefront.json', `${JSON.stringify(document, null, 2)}\n`],
    [
      'client.ts',
      header +
        (await types(document, { defaultNonNullable: false, inject: upload('{ readonly size: number }') })),
    ],
    [
      'server.ts',
      header +
        (await types(withDefaultsFilled(document), {
          defaultNonNullable: true,
          inject: upload('Uint8Array'),
        })) +
        callRules(document),
    ],
  ])
}

export const generateContract = async () => {
  await mkdir(new URL('generated/', folder), { recursive: true })
  for (const [name, text] of await contractFiles())
    await writeFile(new URL(`generated/${name}`, folder), text)
}

const bundled = async () => {
  const { bundle: result, problems } = await bundle({
    ref: fileURLToPath(new URL('storefront.yaml', folder)),
    config: await createConfig({}),
  })
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  const { openapi, info, ...rest } = result.parsed as OpenAPI3
  return {
    openapi,
    info,
    'x-generated': 'from openapi/storefront.yaml by npm run generate; never edited',
    ...rest,
  }
}

const upload = (type: string) => `/** A file of a form. */\nexport type Upload = ${type};`

const types = async (document: OpenAPI3, options: { defaultNonNullable: boolean; inject: string }) => {
  const nodes = await openapiTS(structuredClone(document), {
    ...options,
    alphabetize: false,
    transform: (schema) =>
      'contentMediaType' in schema ? ts.factory.createTypeReferenceNode('Upload') : undefined,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  return astToString(nodes)
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

const operationsOf = (document: OpenAPI3) =>
  Object.values(document.paths ?? {}).flatMap((path) =>
    methods.flatMap((method) => ('$ref' in path ? [] : ((path[method] as OperationObject) ?? []))),
  )

/** The server's view: a parameter with a default is always there. */
const withDefaultsFilled = (document: OpenAPI3): OpenAPI3 => {
  const copy = structuredClone(document)
  const inPlace = operationsOf(copy).flatMap(({ parameters }) => parameters ?? [])
  for (const parameter of [...Object.values(copy.components?.parameters ?? {}), ...inPlace])
    if (!('$ref' in parameter) && parameter.schema?.default !== undefined) parameter.required = true
  return copy
}

/** Who may call each operation (its security list) and what it needs of the headers (`x-needs`), as a type; not of those served apart. */
const callRules = (document: OpenAPI3) => {
  const served = operationsOf(document).filter(({ 'x-apart': apart }) => !apart)
  const lines = served.map(({ operationId, security = [], 'x-needs': needs }) => {
    const open = security.some((scheme) => Object.keys(scheme).length === 0)
    const caller = security.length === 0 ? 'anyone' : open ? 'guest' : 'customer'
    const needUnion = needs?.map((need: string) => `'${need}'`).join(' | ') ?? 'never'
    return `    ${operationId}: { caller: '${caller}'; needs: ${needUnion} };`
  })
  return `export interface callRules {\n${lines.join('\n')}\n}\n`
}
