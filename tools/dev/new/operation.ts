export type NewOperation = {
  /** `reportReview`. */
  id: string
  /** The file in `openapi/paths/`. */
  file: string
  tag: string
  method: string
  path: string
  caller: 'anyone' | 'guest' | 'customer'
  /** A class of `server/http/rate-limits.ts`; undefined for browsing. */
  rate: string | undefined
  summary: string
}

const security = { anyone: '[]', guest: '[{ customer: [] }, {}]', customer: '[{ customer: [] }]' }

const guestParameter = `    parameters:
      - $ref: ../parameters/subject.yaml#/GuestId
`

/** What the server refuses of any operation, by status: 401 with a caller, 408, 413 and 415 with a body. */
const refusals: [status: string, name: string][] = [
  ['401', 'Unauthorized'],
  ['403', 'InvalidInput'],
  ['408', 'BodyTooSlow'],
  ['413', 'PayloadTooLarge'],
  ['415', 'UnsupportedMediaType'],
  ['429', 'TooManyRequests'],
  ['500', 'ServerError'],
  ['503', 'Unavailable'],
]
const ofBodies = ['408', '413', '415']

/** The description of a new operation, to stand at the end of its file in `openapi/paths/`. */
export function described({ id, tag, method, caller, rate, summary }: NewOperation): string {
  const hasBody = method !== 'GET'
  const isOfGuest = caller === 'guest'
  const body = `    requestBody:
      required: true
      content:
        application/json:
          schema:
            type: object
            additionalProperties: false
            required: []
            properties:${isOfGuest ? '\n              guest_id: { $ref: ../schemas/common.yaml#/GuestId }' : ' {}'}
          examples: { typical: { value: {} } }
`
  const stated = refusals
    .filter(
      ([status]) => (hasBody || !ofBodies.includes(status)) && (status !== '401' || caller !== 'anyone'),
    )
    .map(([status, name]) => [status, isOfGuest && status === '403' ? 'GuestNeeded' : name])
  return `${keyOf(id)}:
  parameters:
    - $ref: ../parameters/headers.yaml#/Localization
    - $ref: ../parameters/headers.yaml#/SoftwareId
  ${method.toLowerCase()}:
    operationId: ${id}
    tags: [${tag}]
    summary: ${summary}
    description: >-
      ${summary}.
    security: ${security[caller]}
${rate ? `    x-rate: ${rate}\n` : ''}${isOfGuest && !hasBody ? guestParameter : ''}${hasBody ? body : ''}    responses:
      '200':
        description: Success.
        content:
          application/json:
            schema: { $ref: ../schemas/common.yaml#/Message }
            examples: { typical: { value: { message: Done } } }
${stated.map(([status, name]) => `      '${status}': { $ref: ../responses/refusals.yaml#/${name} }\n`).join('')}`
}

/** `reportReview` as `report-review`, the key in its file. */
export const keyOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The document with the path of the operation, after the last path of the same file. */
export function withPath(document: string, { id, file, path }: NewOperation): string {
  const row = `  ${path}: { $ref: paths/${file}.yaml#/${keyOf(id)} }`
  const lines = document.split('\n')
  const isPath = (line: string) => /^ {2}\/.*\$ref: paths\//.test(line)
  const last =
    lines.findLastIndex((line) => line.includes(`paths/${file}.yaml#`)) + 1 || lines.findLastIndex(isPath) + 1
  return lines.toSpliced(last, 0, row).join('\n')
}

/** The cases of the tests with an empty one for the operation: the tests name what it lacks. */
export const withCase = (cases: string, { id }: NewOperation): string =>
  cases.replace(/\n\} satisfies Cases/, `\n  ${id}: {},\n} satisfies Cases`)

export const noCases = `import type { Cases } from '../support/cases.type.ts'

export const cases = {
} satisfies Cases
`
