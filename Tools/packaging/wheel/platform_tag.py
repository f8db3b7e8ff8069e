"""Gives the wheel the tag of the platform of its program."""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformTag(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        # The program is static, so that it needs no library of any version.
        build_data["tag"] = "py3-none-manylinux_2_17_x86_64"
