/** "a•••@athletes.example": enough to recognise an own address on somebody else's device. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`;
}
