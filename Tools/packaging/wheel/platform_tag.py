"""Sets the platform tag of the wheel to the platform of its program."""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformTag(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        # The program is static, so it needs no libraries. The Python package needs glibc 2.34. With
        # an older glibc, importing the package reports this.
        build_data["tag"] = "py3-none-manylinux_2_17_x86_64"
