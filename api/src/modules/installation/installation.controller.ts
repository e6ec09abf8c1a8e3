import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { installationSchema, type Installation } from '@touchline/contracts/installation.schema';
import { Answers } from '../../common/http/answers.js';
import { SETTINGS, type Settings } from '../../config/settings.js';

/**
 * Open to anyone, because the terms and the privacy policy name these mailboxes and must be readable before sign-in.
 * The values come from the settings at run time: the same build serves every club.
 */
@ApiTags('installation')
@Controller('installation')
export class InstallationController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The contact addresses, and whether this installation sends mail. */
  @Answers(200, installationSchema, { caller: 'anyone' })
  @Get()
  read(): Installation {
    return { sends_mail: this.settings.smtpUrl !== null, contacts: this.settings.contacts };
  }
}
